/** Texts of the portal as they are compared: padding and doubled spaces differ from answer to answer. */
export const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
