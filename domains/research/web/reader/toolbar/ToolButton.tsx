/** One tool: an icon with a label for screen readers in the bar, icon and label side by side in the list of a phone. */
import type { Icon } from '@tabler/icons-react'
import { IconCheck } from '@tabler/icons-react'
import classes from './toolbar.module.css'

interface Props {
  icon: Icon
  label: string
  onClick: () => void
  wide?: boolean
  done?: boolean
  busy?: boolean
  disabled?: boolean
  pressed?: boolean
}

export function ToolButton({ icon, label, onClick, wide, done, busy, disabled, pressed }: Props) {
  const Shown = done ? IconCheck : icon
  return (
    <button
      type="button"
      className={classes.tool}
      data-wide={wide || undefined}
      aria-label={wide ? undefined : label}
      title={wide ? undefined : label}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      disabled={disabled || busy}
      onClick={onClick}
    >
      <Shown size={20} stroke={1.7} aria-hidden />
      {wide && <span>{label}</span>}
    </button>
  )
}
