/**
 * The permission to set a password once. It lasts as long as this page, and is never in an address and never stored.
 */
let grant: string | undefined

export const resetGrant = {
  keep: (token: string): void => {
    grant = token
  },
  current: (): string | undefined => grant,
  forget: (): void => {
    grant = undefined
  },
}
