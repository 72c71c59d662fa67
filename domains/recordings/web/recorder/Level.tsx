/** The volume as a bar; after some seconds without any sound it says so. */
import { useEffect, useRef, useState } from 'react'
import { recorder } from '../page.ts'
import { useText } from '../text.ts'
import classes from './recorder.module.css'

const everyMs = 100
const silentLevel = 0.02
const silentAfterMs = 8_000

export function Level({ isRecording }: { isRecording: boolean }) {
  const t = useText()
  const bar = useRef<HTMLSpanElement>(null)
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    setSilent(false)
    const show = (level: number) => bar.current?.style.setProperty('--level', level.toFixed(2))
    show(0)
    if (!isRecording) return
    let silentMs = 0
    const timer = setInterval(() => {
      const level = recorder.level()
      show(level)
      silentMs = level > silentLevel ? 0 : silentMs + everyMs
      setSilent(silentMs >= silentAfterMs)
    }, everyMs)
    return () => clearInterval(timer)
  }, [isRecording])
  return (
    <>
      <span ref={bar} className={classes.level} aria-hidden />
      <span role="status" className={classes.silent}>
        {isSilent && t('recorder.silent')}
      </span>
    </>
  )
}
