/** Whether a text looks like an e-mail address; the desk looks closer. */
export const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);
