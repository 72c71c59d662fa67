/** Normalises texts of the portal for comparing: padding and doubled spaces differ from answer to answer. */
export const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
