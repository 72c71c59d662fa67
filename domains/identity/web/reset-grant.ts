/** The permission to set a password once. It lasts as long as this page: never in an address, never stored. */
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
