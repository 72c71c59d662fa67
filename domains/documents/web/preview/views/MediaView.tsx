/** A picture, or a recording that is played as it comes. */
import { comesFrom } from '@mizan/platform/ui'
import { type ReactNode, useRef, useState } from 'react'
import classes from './views.module.css'

/** It came and cannot be shown, or it has not come. */
type Fault = 'broken' | 'unreachable'

const faultAt = async (address: string): Promise<Fault> =>
  (await comesFrom(address)) ? 'broken' : 'unreachable'

interface Props {
  as: 'image' | 'audio' | 'video'
  address: string
  name: string
  broken: (fault: Fault) => ReactNode
  onShown: () => void
  /** Asks for another ticket, with which the address changes. */
  onRenew: () => void
}

export function MediaView(props: Props) {
  return props.as === 'image' ? <Picture {...props} /> : <Player {...props} />
}

function Picture({ address, name, broken, onShown }: Props) {
  const [fault, setFault] = useState<Fault>()
  // Another ticket must not load the same picture again.
  const [first] = useState(address)
  if (fault) return broken(fault)
  return (
    <img
      className={classes.picture}
      src={first}
      alt={name}
      draggable={false}
      onLoad={onShown}
      onError={() => void faultAt(first).then(setFault)}
    />
  )
}

/** Long recordings outlast their ticket: the player then goes on where it was, with another one. */
function Player({ as, address, name, broken, onShown, onRenew }: Props) {
  const [fault, setFault] = useState<Fault>()
  const failedAt = useRef<{ address: string; seconds: number; isPlaying: boolean }>(undefined)
  if (fault) return broken(fault)
  const events = {
    src: address,
    controls: true,
    preload: 'metadata',
    'aria-label': name,
    onError: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => {
      const { currentTime: seconds, paused } = currentTarget
      // It failed there with the new ticket as well. One that nobody has played yet may have a ticket that ran out, too.
      if (failedAt.current?.seconds === seconds) return void faultAt(address).then(setFault)
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
