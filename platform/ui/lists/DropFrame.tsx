/** An area that takes what is dropped on it, and says so while something is held over it. */
import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './lists.module.css'

interface Props {
  label: string
  /** What dropping it here would do; undefined if it is not taken. */
  offer: (event: DragEvent) => string | undefined
  onDrop: (event: DragEvent) => void
  children: ReactNode
}

export function DropFrame({ label, offer, onDrop, children }: Props) {
  const [offered, setOffered] = useState<string>()
  return (
    <section
      className={classes.area}
      aria-label={label}
      onDragOver={(event) => {
        const says = offer(event)
        if (says === undefined) return
        event.preventDefault()
        setOffered(says)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOffered(undefined)
      }}
      onDrop={(event) => {
        setOffered(undefined)
        if (offer(event) === undefined) return
        event.preventDefault()
        onDrop(event)
      }}
    >
      {children}
      {offered !== undefined && (
        <div className={classes.over}>
          <span>{offered}</span>
        </div>
      )}
    </section>
  )
}
