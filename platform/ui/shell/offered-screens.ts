/** Which screens the command palette offers to a person: all that need no parameter and that they may open. */
import type { Account } from '../session/account.tsx'
import { findScreen, type Screen } from '../session/screens.ts'

type Title = Readonly<Record<'tr' | 'en', string>>

export interface TitledScreen {
  /** Parameters begin with `$`. */
  path: string
  title: Title | undefined
  bare: boolean
}

interface OfferedScreen {
  path: string
  title: Title
}

export function offeredScreens(
  titled: readonly TitledScreen[],
  screens: readonly Screen[],
  account: Pick<Account, 'licences' | 'permissions'> | undefined,
): OfferedScreen[] {
  return titled.flatMap(({ path, title, bare }) => {
    const screen = findScreen(screens, path)
    const isWhole = title && !bare && !path.includes('$')
    return isWhole && screen && mayOpen(screen, account) ? [{ path, title }] : []
  })
}

function mayOpen(
  { access, licences, needs }: Screen,
  account: Pick<Account, 'licences' | 'permissions'> | undefined,
): boolean {
  if (access === 'landing' || access === 'visitor') return false
  if (access !== 'private') return true
  if (!account) return false
  const isLicensed = !licences || licences.some((key) => account.licences.includes(key))
  const level = needs && (account.permissions[needs.module] ?? 'None')
  return isLicensed && (!needs || level === 'Write' || level === needs.level)
}

/** The names of the screen at an address, in both languages. */
export function namesAt(titled: readonly TitledScreen[], address: string): string {
  const found =
    titled.find(({ path }) => path === address) ?? titled.find(({ path }) => isMetBy(path, address))
  return found?.title ? `${found.title.tr} ${found.title.en}` : ''
}

const isMetBy = (path: string, address: string): boolean => {
  const [wanted, given] = [path.split('/'), address.split('/')]
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith('$') || part === given[at])
  )
}
