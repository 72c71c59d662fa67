/** What can be done with chosen documents: buttons side by side; on a phone the first one, and a menu of the others. */
import { Button, IconButton, useMedia } from '@mizan/platform/ui'
import { Menu } from '@mizan/platform/ui/composite'
import { IconX } from '@tabler/icons-react'
import { useText } from './text.ts'

export interface Action {
  id: string
  label: string
  run: () => void
  isBusy?: boolean
  disabled?: boolean
  /** Why it is disabled. */
  title?: string
}

interface Props {
  actions: readonly Action[]
  onDrop: () => void
}

export function Actions({ actions, onDrop }: Props) {
  const t = useText()
  const isNarrow = useMedia('(max-width: 47.99em)')
  const [first, ...others] = actions
  const shown = isNarrow && first ? [first] : actions
  return (
    <>
      {shown.map(({ id, label, run, isBusy = false, disabled = false, title }) => (
        <Button key={id} variant="subtle" px="xs" loading={isBusy} onClick={run} {...{ disabled, title }}>
          {label}
        </Button>
      ))}
      {isNarrow && others.length > 0 && <Menu label={t('more')} entries={others} />}
      {isNarrow ? (
        <IconButton icon={IconX} label={t('drop')} onClick={onDrop} />
      ) : (
        <Button variant="subtle" px="xs" onClick={onDrop}>
          {t('drop')}
        </Button>
      )}
    </>
  )
}
