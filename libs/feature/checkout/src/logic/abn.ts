/** As it is written. @example abnText('51824753556') // '51 824 753 556' */
export const abnText = (text: string): string =>
  text.replace(/\s/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
