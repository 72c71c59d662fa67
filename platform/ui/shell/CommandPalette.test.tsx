/** The palette shows commands that contain what is typed, below them what the server has found, and else the search. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { type Account, AccountProvider } from '../session/account.tsx'
import { screensOf, until } from '../testing/index.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { type Command, type LoadDialog, ShellProvider, type UseCommands } from './config.ts'

const show = screensOf({ rows: {}, errors: {} })
const command = (group: Command['group'], label: string, words = ''): Command => ({
  ...{ id: label, group, label, words },
  ...{ icon: IconUser, run: () => undefined },
})
const dialog: LoadDialog = async () => () => null
const newCase: Command = {
  ...{ id: 'new', group: 'actions', label: 'Yeni dava', words: 'New case', icon: IconUser, opens: dialog },
}

const useCommands: UseCommands = (typed) => [
  ...(typed === 'dava' ? [command('records', 'Yılmaz / ABC A.Ş.')] : []),
  ...(typed ? [command('search', `“${typed}” için ara`)] : []),
  command('screens', 'Davalar', 'Davalar Cases'),
  command('screens', 'Müvekkiller'),
  newCase,
]

const nobody = {
  ...{ account: undefined as Account | undefined, awaited: false, failed: false },
  retry: () => undefined,
}

function Shown({ use = useCommands, onOpen }: { use?: UseCommands; onOpen?: (load: LoadDialog) => void }) {
  const nothing = () => undefined
  return (
    <Around use={use}>
      <CommandPalette onClose={nothing} onOpen={onOpen ?? nothing} />
    </Around>
  )
}

const loads = new Map<UseCommands, () => Promise<UseCommands>>()
/** One function for each hook, as in a manifest. */
const loadOf = (use: UseCommands) => {
  const load = loads.get(use) ?? (async () => use)
  loads.set(use, load)
  return load
}

const Around = ({ use, children }: { use: UseCommands; children: ReactNode }) => (
  <AccountProvider value={nobody}>
    <ShellProvider value={{ screens: [], useNavigation: () => [], commands: [loadOf(use)] }}>
      <Suspense>{children}</Suspense>
    </ShellProvider>
  </AccountProvider>
)

const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
const offer = (...labels: string[]) => until(() => assert.deepEqual(offered(), labels))

test('a record is shown whatever its name is, below the commands', async (t) => {
  const screen = await show(t, <Shown />)
  await offer('Yeni dava', 'Davalar', 'Müvekkiller', 'Switch the language to English')
  await screen.typeInPlace('Komutlar', 'dava')
  await offer('Yeni dava', 'Davalar', 'Yılmaz / ABC A.Ş.')
})

test('a command is found by its name in the other language and with plain letters', async (t) => {
  const screen = await show(t, <Shown />)
  await screen.typeInPlace('Komutlar', 'cases')
  await offer('Davalar')
  await screen.typeInPlace('Komutlar', 'muvekkıl')
  await offer('Müvekkiller')
  await screen.typeInPlace('Komutlar', 'dil değiştir')
  await offer('Switch the language to English')
})

test('the search is offered where nothing is found, and only there', async (t) => {
  const screen = await show(t, <Shown />)
  await screen.typeInPlace('Komutlar', 'ecrimisil')
  await offer('“ecrimisil” için ara')
})

test('a command that opens a dialog gives it to the frame', async (t) => {
  const opened: LoadDialog[] = []
  const screen = await show(t, <Shown onOpen={(load) => opened.push(load)} />)
  await screen.typeInPlace('Komutlar', 'yeni')
  await offer('Yeni dava')
  document.querySelector<HTMLElement>('[role="option"]')?.click()
  await until(() => assert.deepEqual(opened, [dialog]))
})

const answer = Promise.withResolvers<Command[]>()
const useAsked: UseCommands = () =>
  useQuery({ queryKey: ['records'], queryFn: () => answer.promise }).data ?? []

test('nothing is said to match nothing before the server has answered', async (t) => {
  const said = () => document.querySelector('dialog')?.textContent?.includes('Eşleşen bir şey yok')
  const screen = await show(t, <Shown use={useAsked} />)
  await screen.typeInPlace('Komutlar', 'zzz')
  await until(() => assert.equal(said(), false))
  answer.resolve([])
  await until(() => assert.equal(said(), true))
})

const useRegions: UseCommands = () => [
  command('screens', 'Süre hesaplama', 'KKTC'),
  command('settings', 'KKTC içinde ara'),
  command('records', 'Kıbrıs Ltd.'),
]

test('a command whose name is typed stands before a screen that is found by another word', async (t) => {
  const screen = await show(t, <Shown use={useRegions} />)
  await screen.typeInPlace('Komutlar', 'kktc')
  await offer('KKTC içinde ara', 'Süre hesaplama', 'Kıbrıs Ltd.')
})
