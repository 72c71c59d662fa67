/**
 * A link to a screen, for long lists. It navigates without reloading the page, but unlike a router link it does not
 * watch the address, so that a hundred of them cost nothing while the user types or turns pages.
 */
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface Props extends ComponentProps<'a'> {
  href: string
  /** The list stays where it is, because what the link opens is shown beside it. */
  keepsScroll?: boolean
}

export function PlainLink({ href, keepsScroll = false, onClick, ...rest }: Props) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target === '_blank' || !isPlainClick(event)) return
    event.preventDefault()
    router.navigate({ href, resetScroll: !keepsScroll })
  }
  return <a {...rest} href={href} onClick={follow} />
}
