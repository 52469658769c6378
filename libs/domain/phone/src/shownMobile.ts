/**
 * An Australian mobile in E.164 form as people write it; another text stays as it is.
 *
 * @example shownMobile('+61491570006') // '0491 570 006'
 */
export const shownMobile = (phone: string): string =>
  phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
