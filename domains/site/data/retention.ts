/** Days for which messages of the forms are kept after they were answered or closed; nothing is owed to them then. */
export const handledDays = 365

/** Days after which a message goes even if nobody has ever looked at it. */
export const writtenDays = 730
