/**
 * The first search of an office after a start of the server opens the texts of all its documents, which takes seconds if
 * they are very many. So this begins before a word is typed, and whoever has to wait is told why.
 */
import { Waiting } from '@mizan/platform/ui'
import { useEffect, useState } from 'react'
import { useCall } from '../data.ts'
import classes from './search.module.css'
import { useText } from './text.ts'

/** A shorter wait needs no words. */
const patienceMs = 600

/** While nothing is typed yet. A refusal is told by the search itself. */
export function Opening() {
  const { isLoading } = useCall('documents.search', { body: { query: '' } })
  return <Reason isWaiting={isLoading} />
}

/** In the place of what will be found. */
export const FirstResults = () => (
  <>
    <Reason isWaiting />
    <Waiting height={240} />
  </>
)

/** The line is there from the beginning, so that nothing moves. */
function Reason({ isWaiting }: { isWaiting: boolean }) {
  const t = useText()
  const isLong = useLong(isWaiting)
  return (
    <p role="status" className={classes.count}>
      {isLong ? t('opening') : '\u00a0'}
    </p>
  )
}

function useLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return isLong
}
