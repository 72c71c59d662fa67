/** The button of every screen. It is on the first page, so it is plain: an element, a class, no machinery. */
import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react'
import classes from './Button.module.css'

/** What a link that looks like a button is given. */
type RootProps = Pick<ComponentProps<'a'>, 'className' | 'style' | 'children' | 'aria-label' | 'title' | 'id'>

interface Props extends Omit<ComponentProps<'button'>, 'color'> {
  /** `filled` is the one main action of a place; `subtle` has neither border nor ground. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle'
  /** Of the text, or of the ground where it is filled: any colour of CSS. */
  color?: string
  /** Room at both sides. */
  px?: 'xs' | 'sm'
  /** An icon before the text. */
  leftSection?: ReactNode
  /** What was asked for is on its way; it cannot be asked for again meanwhile. */
  loading?: boolean
  /** Draws another element in place of the button, such as a link of the router. */
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
  if (renderRoot) return renderRoot({ ...(rest as RootProps), ...look, children: content })
  return (
    <button
      type="button"
      {...rest}
      {...look}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    >
      {content}
    </button>
  )
}
