/** A button of the bar that opens a column as a panel; shown only if there is no room for the column. */
import type { Icon } from '@tabler/icons-react'
import classes from '../reader.module.css'
import toolbar from '../toolbar/toolbar.module.css'

interface Props {
  icon: Icon
  label: string
  opens: 'outline' | 'beside'
  onClick: () => void
}

export function PanelButton({ icon: Shown, label, opens, onClick }: Props) {
  return (
    <button
      type="button"
      className={`${toolbar.tool} ${classes.opener}`}
      data-opens={opens}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Shown size={20} stroke={1.7} aria-hidden />
    </button>
  )
}
