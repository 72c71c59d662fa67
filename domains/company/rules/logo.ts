/** The bounds of a logo. The browser draws it anew within them, so that only its pixels come to the server. */
export const logoSide = 800
/** Letters in base64: about 200 KB. */
export const longestLogo = 280_000
/** What can be chosen; each becomes a PNG. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
