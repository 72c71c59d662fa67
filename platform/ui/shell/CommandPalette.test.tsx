/** The palette shows commands that contain what is typed, and below them the records that the server has found for it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { screensOf, until } from '../testing/index.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { type Command, ShellProvider } from './config.ts'

const show = screensOf({ rows: {}, errors: {} })
const command = (group: Command['group'], label: string): Command => ({
  ...{ id: label, group, label },
  ...{ icon: IconUser, run: () => undefined },
})

const useCommands = (typed: string): Command[] => [
  ...(typed ? [command('records', 'Yılmaz / ABC A.Ş.')] : []),
  command('screens', 'Davalar'),
  command('screens', 'Müvekkiller'),
]

const shell = { screens: [], useNavigation: () => [], useCommands }
const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

test('a record is shown whatever its name is, below the commands', async (t) => {
  const screen = await show(
    t,
    <ShellProvider value={shell}>
      <CommandPalette onClose={() => undefined} />
    </ShellProvider>,
  )
  await until(() => assert.deepEqual(offered(), ['Davalar', 'Müvekkiller']))
  await screen.typeInPlace('Komutlar', 'dava')
  await until(() => assert.deepEqual(offered(), ['Davalar', 'Yılmaz / ABC A.Ş.']))
})

const answer = Promise.withResolvers<Command[]>()
const useAsked = (): Command[] =>
  useQuery({ queryKey: ['records'], queryFn: () => answer.promise }).data ?? []

test('nothing is said to match nothing before the server has answered', async (t) => {
  const said = () => document.querySelector('dialog')?.textContent?.includes('Eşleşen bir şey yok')
  await show(
    t,
    <ShellProvider value={{ ...shell, useCommands: useAsked }}>
      <CommandPalette onClose={() => undefined} />
    </ShellProvider>,
  )
  await until(() => assert.equal(said(), false))
  answer.resolve([])
  await until(() => assert.equal(said(), true))
})
