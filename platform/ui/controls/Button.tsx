/** The button of every screen. The first page loads it, so it is only an element and a class. */
import type { ComponentProps, CSSProperties, MouseEvent, ReactElement, ReactNode } from 'react'
import classes from './Button.module.css'

/** The properties that a link with the looks of a button receives. */
type RootProps = Pick<ComponentProps<'a'>, 'className' | 'style' | 'children' | 'aria-label' | 'title' | 'id'>

interface Props extends Omit<ComponentProps<'button'>, 'color'> {
  /** `filled` is the main action of a screen or dialog; `subtle` has neither border nor background. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle'
  /** Of the text, or of the background if it is filled: any colour of CSS. */
  color?: string
  /** Padding at both sides. */
  px?: 'xs' | 'sm'
  /** An icon before the text. */
  leftSection?: ReactNode
  /** The action is running, and cannot be started again meanwhile; the button keeps the focus. */
  loading?: boolean
  /** Renders another element in place of the button, such as a link of the router. */
  renderRoot?: (props: RootProps) => ReactElement
}

export function Button({
  variant = 'filled',
  color,
  px,
  leftSection,
  loading = false,
  renderRoot,
  className = '',
  style,
  disabled,
  onClick,
  children,
  ...rest
}: Props) {
  const look = {
    className: `${classes.button} ${classes[variant]} ${className}`,
    style: color ? ({ ...style, '--tone': color } as CSSProperties) : style,
    'data-room': px,
  }
  const content = (
    <span className={classes.content}>
      {leftSection && <span className={classes.icon}>{leftSection}</span>}
      {children}
    </span>
  )
  if (renderRoot) return renderRoot({ ...({ ...rest, onClick } as RootProps), ...look, children: content })
  // Not `disabled`: such a button loses the focus, and with it Escape. Enter in a form comes as a click as well.
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      {...look}
      onClick={loading ? refuse : onClick}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    >
      {content}
    </button>
  )
}
