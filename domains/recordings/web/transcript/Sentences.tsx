/** The spoken words, sentence by sentence. A press on one plays from there; the one that is heard is marked. */
import { useEffect, useRef } from 'react'
import { clockOf } from '../../rules/lengths.ts'
import type { Sentence } from '../../rules/transcript.ts'
import { sentenceAt } from '../player/timeline.ts'
import type { Playback } from '../player/use-playback.ts'
import classes from './transcript.module.css'

interface Props {
  sentences: readonly Sentence[]
  playback: Playback | undefined
  /** The place of the sentence that the address names. */
  wanted: number | undefined
}

export function Sentences({ sentences, playback, wanted }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const hasBegun = playback !== undefined && (playback.isPlaying || playback.atMs > 0)
  const current = hasBegun ? sentenceAt(sentences, playback.atMs) : -1
  const isPlaying = playback?.isPlaying ?? false
  useEffect(() => {
    if (wanted !== undefined) list.current?.children[wanted]?.scrollIntoView({ block: 'center' })
  }, [wanted])
  useEffect(() => {
    if (isPlaying) list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current, isPlaying])
  return (
    <ol ref={list} className={classes.sentences}>
      {sentences.map(({ text, at }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place
          key={index}
          aria-current={index === current || undefined}
          data-wanted={index === wanted || undefined}
        >
          {at === null || !playback ? (
            <span className={classes.untimed}>{text}</span>
          ) : (
            <Timed text={text} at={at} onSeek={() => playback.seek(at, true)} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Timed({ text, at, onSeek }: { text: string; at: number; onSeek: () => void }) {
  return (
    <button type="button" className={classes.sentence} onClick={onSeek}>
      <span className={classes.at}>{clockOf(at)} </span>
      <span>{text}</span>
    </button>
  )
}
