/** HTML that was sanitised when the file was read. */
export function Html({ html }: { html: string }) {
  return <div className="prose prose-html" dangerouslySetInnerHTML={{ __html: html }} />;
}
