/** A picture, or a recording that is played as it comes. */
import { type ReactNode, useRef, useState } from 'react'
import classes from './views.module.css'

interface Props {
  as: 'image' | 'audio' | 'video'
  address: string
  name: string
  broken: (reason: 'broken') => ReactNode
  onShown: () => void
  /** Asks for another ticket, with which the address changes. */
  onRenew: () => void
}

export function MediaView(props: Props) {
  return props.as === 'image' ? <Picture {...props} /> : <Player {...props} />
}

function Picture({ address, name, broken, onShown }: Props) {
  const [isBroken, setBroken] = useState(false)
  // Another ticket must not load the same picture again.
  const [first] = useState(address)
  if (isBroken) return broken('broken')
  return (
    <img
      className={classes.picture}
      src={first}
      alt={name}
      draggable={false}
      onLoad={onShown}
      onError={() => setBroken(true)}
    />
  )
}

/** Long recordings outlast their ticket: the player then goes on where it was, with another one. */
function Player({ as, address, name, broken, onShown, onRenew }: Props) {
  const [isBroken, setBroken] = useState(false)
  const failedAt = useRef<{ address: string; seconds: number; isPlaying: boolean }>(undefined)
  if (isBroken) return broken('broken')
  const events = {
    src: address,
    controls: true,
    preload: 'metadata',
    'aria-label': name,
    onError: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      const { currentTime: seconds, paused } = currentTarget
      // It failed there with the new ticket as well. One that nobody has played yet may have a ticket that ran out, too.
      if (failedAt.current?.seconds === seconds) return setBroken(true)
      failedAt.current = { address, seconds, isPlaying: !paused }
      onRenew()
    },
    onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      onShown()
      const before = failedAt.current
      if (!before || before.address === address) return
      currentTarget.currentTime = before.seconds
      if (before.isPlaying) void currentTarget.play().catch(() => undefined)
    },
  } as const
  if (as === 'audio') return <audio className={classes.audio} {...events} />
  return <video className={classes.video} playsInline {...events} />
}
