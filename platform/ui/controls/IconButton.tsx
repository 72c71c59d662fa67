/** A button that is only an icon, named by its label. It is kept simple because lists show many of them. */
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './IconButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: Icon
  label: string
  /** Shown on hover, if it says more than the label. */
  hint?: string
}

export function IconButton({ icon: ButtonIcon, label, hint, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${className ?? ''}`}
      aria-label={label}
      title={hint ?? label}
    >
      <ButtonIcon size={17} stroke={1.7} aria-hidden />
    </button>
  )
}
