/** Links, tags and pictures, which a sentence of an answer has only where it quotes them. */
const markup = /https?:|www\.|[<>{}]|\]\(|!\[|```/i

export const hasMarkup = (text: string): boolean => markup.test(text)
