/**
 * Sound files for tests: every packet contains its number, which shows its place in the sound. The sound itself is
 * noise, because tools that copy packets do not decode it.
 */
import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import { flacOf } from './flac.ts'

export interface NumberedSound {
  bytes: Buffer<ArrayBuffer>
  contentType: string
  /** The length of one packet. */
  packetMs: number
  packets: number
}

/** The mark by which a packet carries its number. */
const markOf = (number: number): string => `<${String(number).padStart(6, '0')}>`
const marks = /<(\d{6})>/g

/** The numbers of the packets in these bytes, in their order. */
export const numbersIn = (bytes: Buffer): number[] =>
  Array.from(bytes.toString('latin1').matchAll(marks), ([, digits]) => Number(digits))

const payload = (number: number, size: number): Buffer =>
  Buffer.concat([Buffer.from(markOf(number)), Buffer.alloc(size - 8, 0x2e)])

interface Form {
  contentType: string
  codec: AudioCodec
  sampleRate: number
  samplesAPacket: number
  /** The description that a decoder needs first. */
  description?: Uint8Array
  format: () => OutputFormat
  packet: (number: number) => Buffer
}

const aac: Omit<Form, 'format'> = {
  contentType: 'audio/mp4',
  codec: 'aac',
  sampleRate: 44_100,
  samplesAPacket: 1_024,
  description: new Uint8Array([0x12, 0x08]),
  packet: (number) => payload(number, 150),
}
/** The first byte means: 20 ms, one channel, one frame. */
const opus: Omit<Form, 'format' | 'contentType'> = {
  codec: 'opus',
  sampleRate: 48_000,
  samplesAPacket: 960,
  description: Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]),
  packet: (number) => Buffer.concat([Buffer.from([0xf8]), payload(number, 60)]),
}
const pages = { maximumPageDuration: 0.2 }

const forms = {
  'M4A whose table stands at the end': { ...aac, format: () => new Mp4OutputFormat({ fastStart: false }) },
  'M4A in fragments': { ...aac, format: () => new Mp4OutputFormat({ fastStart: 'fragmented' }) },
  'Ogg with five pages a second': {
    ...opus,
    contentType: 'audio/ogg',
    format: () => new OggOutputFormat(pages),
  },
  WebM: { ...opus, contentType: 'audio/webm', format: () => new WebMOutputFormat() },
  WAV: {
    contentType: 'audio/wav',
    codec: 'pcm-s16',
    sampleRate: 8_000,
    samplesAPacket: 160,
    format: () => new WavOutputFormat(),
    packet: (number) => payload(number, 320),
  },
} satisfies Record<string, Form>

async function containerOf(form: Form, packets: number): Promise<NumberedSound> {
  const { codec, sampleRate, samplesAPacket, description, packet, contentType } = form
  const target = new BufferTarget()
  const output = new Output({ format: form.format(), target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  const seconds = samplesAPacket / sampleRate
  const known: Partial<Record<AudioCodec, string>> = { aac: 'mp4a.40.2' }
  const decoderConfig = {
    ...{ codec: known[codec] ?? codec, sampleRate, numberOfChannels: 1 },
    ...(description && { description }),
  }
  for (let number = 0; number < packets; number++)
    await source.add(new EncodedPacket(packet(number), 'key', number * seconds, seconds), { decoderConfig })
  await output.finalize()
  return {
    bytes: Buffer.from(target.buffer as ArrayBuffer),
    packetMs: seconds * 1_000,
    ...{ contentType, packets },
  }
}

/** Loud and quiet moments alternate: no frame shows the length of the file, and no table is at its beginning. */
function mp3Of(packets: number): NumberedSound {
  const frame = (number: number) => {
    const isLoud = number % 100 < 50
    const header = Buffer.from([0xff, 0xfb, isLoud ? 0x90 : 0x10, 0xc0])
    return Buffer.concat([header, Buffer.alloc(32), payload(number, (isLoud ? 417 : 104) - 36)])
  }
  const bytes = Buffer.concat(Array.from({ length: packets }, (_, number) => frame(number)))
  return { bytes, contentType: 'audio/mpeg', packetMs: (1_152 / 44_100) * 1_000, packets }
}

function adtsOf(packets: number): NumberedSound {
  const frame = (number: number) => {
    const data = payload(number, 150)
    const size = data.length + 7
    const header = [0xff, 0xf1, 0x50, 0x40 | (size >> 11), (size >> 3) & 0xff, ((size & 7) << 5) | 0x1f, 0xfc]
    return Buffer.concat([Buffer.from(header), data])
  }
  const bytes = Buffer.concat(Array.from({ length: packets }, (_, number) => frame(number)))
  return { bytes, contentType: 'audio/aac', packetMs: (1_024 / 44_100) * 1_000, packets }
}

/** One sound of each form that can be divided, by a name for the test. */
export async function numberedSounds(packets: number): Promise<Map<string, NumberedSound>> {
  const sounds = new Map([
    ['MP3 of varying rate without a table', mp3Of(packets)],
    ['AAC without a container', adtsOf(packets)],
    ['FLAC', flacOf(packets, (number, size) => payload(number, size))],
  ])
  for (const [name, form] of Object.entries<Form>(forms)) sounds.set(name, await containerOf(form, packets))
  return sounds
}
