/** Set when the extension is built: it reaches these two addresses and no other. */
declare const __MIZAN__: string
declare const __PORTAL__: string
declare const __PACE__: number

export const mizanAddress = __MIZAN__
export const portalAddress = __PORTAL__
/** Milliseconds between two calls of the portal. */
export const paceMs = __PACE__
