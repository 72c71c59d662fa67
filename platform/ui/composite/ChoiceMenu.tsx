import { type ReactNode, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import button from './choice.module.css'
import classes from './composite.module.css'
import { Localized, Panel, useHome } from './Frame.tsx'

export interface Choice {
  id: string
  /** What is typed to find it, and read out. */
  label: string
  /** Shown in place of the label. */
  face?: ReactNode
}

interface Props<Seen> {
  /** Names the menu and its button for screen readers. */
  label: string
  choices: readonly Choice[]
  /** Id of the chosen one, if it is among them. */
  chosen?: string | undefined
  disabled?: boolean
  /** What was chosen is being saved: nothing else can be chosen meanwhile, and the button keeps the focus. */
  busy?: boolean
  /** What is chosen for, such as a record with its version; the answer names it as it was when the list was opened. */
  seen?: Seen
  onChoose: (id: string, seen: Seen) => void
  /** The face of the button. */
  children: ReactNode
}

/** A button that opens a short list to choose one of. */
export function ChoiceMenu<Seen = undefined>({
  label,
  choices,
  chosen,
  disabled = false,
  busy = false,
  seen,
  onChoose,
  children,
}: Props<Seen>) {
  const { home, ref } = useHome()
  const opened = useRef(seen)
  const [isOpen, setOpen] = useState(false)
  const change = (wanted: boolean) => {
    if (wanted && busy) return
    if (wanted) opened.current = seen
    setOpen(wanted)
  }
  return (
    <Localized>
      <MenuTrigger isOpen={isOpen} onOpenChange={change}>
        <Button
          ref={ref}
          className={button.choice}
          aria-label={label}
          isDisabled={disabled}
          aria-disabled={disabled || busy}
        >
          {children}
        </Button>
        <Panel home={home}>
          <AriaMenu
            className={classes.list}
            aria-label={label}
            selectionMode="single"
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onAction={(key) => onChoose(String(key), opened.current as Seen)}
          >
            {choices.map(({ id, label: text, face }) => (
              <MenuItem key={id} id={id} textValue={text} className={classes.option}>
                {face ?? text}
              </MenuItem>
            ))}
          </AriaMenu>
        </Panel>
      </MenuTrigger>
    </Localized>
  )
}
