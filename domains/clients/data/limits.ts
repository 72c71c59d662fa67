/** Characters of a name, a description and the comment of a deletion. */
export const longestText = 255

/** Characters of the value of a contact; an address takes several lines. */
export const longestContact = 500

/** Contacts of one client. */
export const mostContacts = 50

/** Instalments of one client: ten years of months. */
export const mostInstalments = 120

/** Of found clients so many are counted, and so many more on each later page. */
export const mostCounted = 200
