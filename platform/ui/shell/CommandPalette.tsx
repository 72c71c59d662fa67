/** All commands, found by typing. It is a native dialog, so the focus stays inside. */
import { IconSearch } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react'
import { useSettled } from '../settled.ts'
import { useUiText } from '../text.ts'
import classes from './CommandPalette.module.css'
import { type Command, commandGroups, type LoadDialog, useShell } from './config.ts'
import { loadCommands } from './load-commands.ts'
import { pauseMs } from './sought.ts'

export { loadCommands } from './load-commands.ts'

const folded = (text: string) =>
  text.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i')

/** What the server has found, whatever its name is. */
const isFound = ({ group }: Command) => group === 'texts' || group === 'records'

/** In a group, names that begin with what was typed come first. */
function inOrder(found: readonly Command[], typed: string): Command[] {
  const begins = ({ label }: Command) => folded(label).startsWith(folded(typed).trim())
  return typed.trim() ? [...found.filter(begins), ...found.filter((one) => !begins(one))] : [...found]
}

/**
 * Commands that contain every typed word, grouped; the search alone if there are none. Groups in which a name that is
 * shown contains them come before those that are found only by other words.
 */
function matching(commands: readonly Command[], typed: string, mayOfferSearch: boolean): Command[] {
  const words = folded(typed).split(/\s+/)
  const contains = (text: string) => words.every((word) => folded(text).includes(word))
  const isNamed = ({ label }: Command) => contains(label)
  const meets = (one: Command) => contains(`${one.label} ${one.words ?? ''}`)
  const found = commands.filter((one) => one.group !== 'search' && (isFound(one) || meets(one)))
  if (found.length === 0) return mayOfferSearch ? commands.filter(({ group }) => group === 'search') : []
  const groups = commandGroups.map((group) => found.filter((one) => one.group === group))
  const ofServer = groups.filter(([first]) => first && isFound(first))
  const own = groups.filter(([first]) => first && !isFound(first)).map((group) => inOrder(group, typed))
  const byName = own.filter((group) => group.some(isNamed))
  const byWords = own.filter((group) => !group.some(isNamed))
  return [...byName, ...byWords, ...ofServer].flat()
}

/** Milliseconds after which records that the text may find are asked for at the latest. */
const beforeAsked = 2 * pauseMs

/** The typed text, the commands that match it, and the one that is selected with the keys. */
function useChoice(run: (command: Command | undefined) => void) {
  const sources = use(loadCommands(useShell().commands))
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  // The list of domains never changes, so hooks are always called in the same order.
  const commands = sources.flatMap((commandsOf) => commandsOf(typed))
  const isSettled = useSettled(typed, beforeAsked) === typed
  const isKnown = useIsFetching() === 0 && isSettled
  const found = matching(commands, typed, isKnown)
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter') run(found[active])
    else return
    event.preventDefault()
  }
  return { typed, type, active, found, isKnown, onKeyDown }
}

interface Props {
  onClose: () => void
  /** A command opens a dialog in place of the palette. */
  onOpen: (load: LoadDialog) => void
}

export function CommandPalette({ onClose, onOpen }: Props) {
  const t = useUiText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const run = (command: Command | undefined) => {
    if (!command) return
    dialog.current?.close()
    if (command.opens) onOpen(command.opens)
    else command.run()
  }
  const { typed, type, active, found, isKnown, onKeyDown } = useChoice(run)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('palette.title')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={classes.field}>
        <IconSearch size={18} aria-hidden />
        <input
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] ? `${id}-${found[active].id}` : undefined}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.title')} className={classes.list}>
        {found.map((command, index) => (
          <Option
            key={command.id}
            id={`${id}-${command.id}`}
            command={command}
            heading={found[index - 1]?.group === command.group ? null : t(`palette.${command.group}`)}
            active={index === active}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {isKnown && found.length === 0 && <p className={classes.none}>{t('palette.none')}</p>}
      <p className={classes.hint}>{t('palette.hint')}</p>
    </dialog>
  )
}

interface OptionProps {
  id: string
  command: Command
  heading: string | null
  active: boolean
  onRun: () => void
}

function Option({ id, command, heading, active, onRun }: OptionProps) {
  return (
    <>
      {heading && (
        <div className={classes.heading} role="presentation">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys */}
      <div id={id} role="option" aria-selected={active} className={classes.option} onClick={onRun}>
        <command.icon size={18} stroke={1.7} aria-hidden />
        {command.label}
      </div>
    </>
  )
}
