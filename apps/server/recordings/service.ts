/** A double of a service that transcribes; what it hears is two sentences. */
import { answers, startDouble } from '@mizan/platform/outside/testing'

export const twoSentences = {
  text: 'Tanık geldi. Yemin etti.',
  segments: [
    { id: 0, start: 0.5, end: 2, text: ' Tanık geldi.' },
    { id: 1, start: 2, end: 3.25, text: ' Yemin etti.' },
  ],
}

export async function serveTranscription() {
  const double = await startDouble()
  double.behave(answers(twoSentences))
  return { ...double, url: `${double.address}/v1` }
}
