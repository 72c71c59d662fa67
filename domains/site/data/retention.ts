/** Days for which messages of the forms are stored after they were answered or closed. */
export const handledDays = 365

/** Days after which a message is deleted even if nobody has ever read it. */
export const writtenDays = 730
