/** Heading of a part of a side panel: one level below the title of the panel, which on phones is that of the page. */
import type { ReactNode } from 'react'
import { useMedia } from '../media.ts'

export function PanelHeading({ children }: { children: ReactNode }) {
  const Heading = useMedia('(max-width: 47.99em)') ? 'h2' : 'h3'
  return <Heading>{children}</Heading>
}
