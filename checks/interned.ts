/**
 * The same text, in the form in which the engine keeps names of members: two such texts are compared by where they lie, and not letter
 * by letter. Worth its while for a word that is then asked about at every place where it stands.
 */
export const interned = (text: string): string => Object.keys({ [text]: true })[0] ?? text
