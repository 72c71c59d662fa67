/** A place that later domains fill. If one of them fails, neither the others nor the screen are affected. */
import { Component, createElement, type ReactNode, Suspense } from 'react'
import { fillsOf, type SlotName, type Slots } from './index.ts'

type Props<N extends SlotName> = { name: N } & Slots[N]

/** Renders nothing and uses no hooks if nobody fills it, because a list may contain it a thousand times. */
export function Slot<N extends SlotName>({ name, ...given }: Props<N>): ReactNode {
  const fills = fillsOf(name)
  if (fills.length === 0) return null
  return fills.map(({ id, content }) => (
    <Isolated key={id} id={id}>
      <Suspense>{createElement(content, given)}</Suspense>
    </Isolated>
  ))
}

class Isolated extends Component<{ id: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: Error): void {
    console.error(`${this.props.id} could not be drawn`, error)
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
