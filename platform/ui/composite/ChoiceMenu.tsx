import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import classes from './composite.module.css'
import { Localized, Panel, useHome } from './Frame.tsx'

export interface Choice {
  id: string
  /** What is typed to find it, and read out. */
  label: string
  /** Shown in place of the label. */
  face?: ReactNode
}

interface Props {
  /** Names the menu and its button for screen readers. */
  label: string
  choices: readonly Choice[]
  /** Id of the chosen one, if it is among them. */
  chosen?: string | undefined
  disabled?: boolean
  onChoose: (id: string) => void
  /** The face of the button. */
  children: ReactNode
}

/** A button that opens a short list to choose one of. */
export function ChoiceMenu({ label, choices, chosen, disabled = false, onChoose, children }: Props) {
  const { home, ref } = useHome()
  return (
    <Localized>
      <MenuTrigger>
        <Button ref={ref} className={classes.choice} aria-label={label} isDisabled={disabled}>
          {children}
        </Button>
        <Panel home={home}>
          <AriaMenu
            className={classes.list}
            aria-label={label}
            selectionMode="single"
            selectedKeys={chosen === undefined ? [] : [chosen]}
            onAction={(key) => onChoose(String(key))}
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
