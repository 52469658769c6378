/** A text as prettier formats the file that it is for. */
export async function pretty(text, filepath) {
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
