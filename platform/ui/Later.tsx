/**
 * A part of a screen that is loaded after it. Until it is there, and while there is no network to load it, something else
 * or nothing stands in its place: the screen never fails for it.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useReachable } from './connection.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

// biome-ignore lint/suspicious/noExplicitAny: each part has props of its own
const loaded = new WeakMap<Load<any>, ComponentType<any>>()

/** `load` is one function of a module, not made anew at each render. */
export function Later<Props extends object>({
  load,
  meanwhile = null,
  ...props
}: Props & { load: Load<Props>; meanwhile?: ReactNode }) {
  const reachable = useReachable()
  const [Part, setPart] = useState(() => loaded.get(load))
  useEffect(() => {
    if (Part || !reachable) return
    load().then(
      (part) => {
        loaded.set(load, part)
        setPart(() => part)
      },
      () => undefined,
    )
  }, [load, Part, reachable])
  return Part ? <Part {...props} /> : meanwhile
}
