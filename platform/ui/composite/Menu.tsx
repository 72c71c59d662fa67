import { IconDots } from '@tabler/icons-react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import classes from './composite.module.css'
import { Localized, Panel, useHome } from './Frame.tsx'

export interface MenuEntry {
  id: string
  label: string
  run: () => void
  disabled?: boolean
  /** The entry removes something. */
  harmful?: boolean
}

interface Props {
  /** Names the button with the three dots for screen readers. */
  label: string
  entries: readonly MenuEntry[]
}

/** A menu of further actions. */
export function Menu({ label, entries }: Props) {
  const { home, ref } = useHome()
  return (
    <Localized>
      <MenuTrigger>
        <Button ref={ref} className={classes.more} aria-label={label}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </Button>
        <Panel home={home}>
          <AriaMenu className={classes.list} aria-label={label}>
            {entries.map(({ id, label: text, run, disabled, harmful }) => (
              <MenuItem
                key={id}
                id={id}
                className={classes.option}
                data-harmful={harmful}
                isDisabled={disabled}
                onAction={run}
              >
                {text}
              </MenuItem>
            ))}
          </AriaMenu>
        </Panel>
      </MenuTrigger>
    </Localized>
  )
}
