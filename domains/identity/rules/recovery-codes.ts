/** Codes on paper for whoever has lost the second factor: how many there are, and how they are written. */

export const recoveryCodeCount = 10

/** Without the letters and digits that are taken for one another (I and 1, O and 0): fifty bits in ten of them. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const recoveryLength = 10

/** `ABCDEFGHJK` → `ABCDE-FGHJK`. */
export const writtenRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** As it is compared: people leave the hyphen out, write small letters, or paste spaces along. */
export const canonicalRecoveryCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
