/** Days for which messages of the forms are kept after they were answered or closed. */
export const handledDays = 365

/** Days after which a message is deleted even if nobody has ever read it. */
export const writtenDays = 730
