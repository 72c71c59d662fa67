/**
 * A link to a screen, for long lists. It navigates without reloading the page, but unlike a router link it does not
 * watch the address, so that a hundred of them cost nothing while the user types or turns pages.
 */
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export function PlainLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target === '_blank' || !isPlainClick(event)) return
    event.preventDefault()
    router.navigate({ href })
  }
  return <a {...rest} href={href} onClick={follow} />
}
