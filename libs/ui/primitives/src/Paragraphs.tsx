/** The paragraphs of a plain text, between which stands an empty line. An empty text has none. */
export function Paragraphs({ text, className = 'wrap-anywhere' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim() !== '');
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ));
}
