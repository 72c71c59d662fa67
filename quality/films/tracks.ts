/** Captions and chapters of a film, as WebVTT. */
import type { Film, Language } from './scripts.ts'

/** Seconds at which the steps begin, and the end. */
export type Times = readonly number[]

const clock = (seconds: number): string => new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23)

export const tracksOf = ({ steps }: Film, times: Times, language: Language): string =>
  [
    'WEBVTT',
    ...steps.map(({ says }, at) =>
      [`${at + 1}`, `${clock(times[at] ?? 0)} --> ${clock(times[at + 1] ?? 0)}`, says[language]].join('\n'),
    ),
    '',
  ].join('\n\n')
