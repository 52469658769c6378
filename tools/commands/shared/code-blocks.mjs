/** The text of each fenced block of code in a document, in its order: of one language, or of several as in `tsx?`. */
export const codeBlocks = (document, language) =>
  [...document.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text);
