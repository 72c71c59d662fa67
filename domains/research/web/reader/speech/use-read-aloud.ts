/** Reading aloud on a page: highlights and follows what is being read, and stops when the page is left. */
import { readStored, writeStored } from '@mizan/platform/ui'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { goTo, isInView, setMark } from '../text/page-marks.ts'
import { browserVoice } from './browser-voice.ts'
import { sentencesOf } from './sentences.ts'
import { rates, Speech, type SpeechState } from './speech.ts'

export interface SpokenBlock {
  /** Id of the element on the page. */
  id: string
  text: string
}

export interface ReadAloud {
  supported: boolean
  state: SpeechState
  count: number
  toggle: () => void
  stop: () => void
  jump: (step: 1 | -1) => void
  setRate: (rate: number) => void
}

const key = 'reader.speechRate'

function storedRate(): number {
  const rate = Number(readStored(key) ?? 1)
  return rates.some((one) => one === rate) ? rate : 1
}

/** The first block that is at least partly below the bars at the top of the window. */
function firstInView(blocks: readonly SpokenBlock[]): number {
  const index = blocks.findIndex(
    ({ id }) => (document.getElementById(id)?.getBoundingClientRect().bottom ?? 0) > 140,
  )
  return Math.max(0, index)
}

function follow(root: HTMLElement | null, id: string | undefined): void {
  const element = id === undefined ? null : document.getElementById(id)
  setMark(root, 'data-reading', element ? [element] : [])
  if (element && !isInView(element)) goTo(element)
}

export function useReadAloud(
  surface: RefObject<HTMLElement | null>,
  blocks: readonly SpokenBlock[],
): ReadAloud {
  const [state, setState] = useState<SpeechState>(() => ({ status: 'idle', block: 0, rate: storedRate() }))
  const speech = useRef<Speech | null>(null)
  const voice = useMemo(browserVoice, [])

  useEffect(() => {
    if (!voice) return
    speech.current = new Speech({
      count: blocks.length,
      sentencesIn: (block) => sentencesOf(blocks[block]?.text ?? ''),
      voice,
      rate: storedRate(),
      onChange: setState,
    })
    return () => speech.current?.stop()
  }, [voice, blocks])

  const active = state.status === 'idle' ? undefined : blocks[state.block]?.id
  useEffect(() => follow(surface.current, active), [surface, active])

  return {
    supported: voice !== null,
    state,
    count: blocks.length,
    toggle: () => {
      if (state.status === 'playing') speech.current?.pause()
      else speech.current?.play(state.status === 'idle' ? firstInView(blocks) : undefined)
    },
    stop: () => speech.current?.stop(),
    jump: (step) => speech.current?.jump(step),
    setRate: (rate) => {
      writeStored(key, String(rate))
      speech.current?.setRate(rate)
    },
  }
}
