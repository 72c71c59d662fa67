/**
 * Divides sound into files that are small enough, without decoding it: encoded packets are copied one by one.
 * Pictures and notes inside the file are left out.
 */
import {
  ALL_FORMATS,
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  FlacOutputFormat,
  Input,
  type InputAudioTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  type Source,
  WavOutputFormat,
} from 'mediabunny'

export interface Portion {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  /** Milliseconds of the whole sound at which it begins and ends. */
  from: number
  to: number
}

/** The sound is of a kind that cannot be divided. */
export class Indivisible extends Error {
  override name = 'Indivisible'
}

/**
 * A word that is cut off is repeated whole in the next portion. Decoders also need some sound before they play
 * correctly.
 */
const repeatedSeconds = 0.5
/** The bytes of a file besides its packets, and with each of them; more than any of the forms takes. */
const headBytes = 4 * 1024
const bytesAPacket = 32

/** @throws Indivisible; any error of the reader of a broken file */
export async function* divide(source: Source, mostBytes: number): AsyncGenerator<Portion> {
  const input = new Input({ source, formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Indivisible('There is no sound')
  const shape = await shapeOf(track)
  const beginsAt = Math.max(0, await track.getFirstTimestamp())
  const most = mostBytes - headBytes - shape.description
  const recent = new RecentPackets()
  let file = openFile(shape)
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.data.length + bytesAPacket > most) throw new Indivisible('A packet is too large')
    if (file.size + packet.data.length + bytesAPacket > most) {
      yield await file.end(beginsAt)
      file = openFile(shape)
      for (const one of recent.within(most / 4)) await file.add(one)
    }
    await file.add(packet)
    recent.keep(packet)
  }
  if (file.size > 0) yield await file.end(beginsAt)
  input.dispose()
}

interface Shape {
  codec: AudioCodec
  config: AudioDecoderConfig
  format: OutputFormat
  contentType: string
  /** The bytes that a decoder needs first. */
  description: number
}

/** The first format that can hold the codec is used. */
const formats: readonly { contentType: string; format: OutputFormat }[] = [
  { contentType: 'audio/mpeg', format: new Mp3OutputFormat() },
  { contentType: 'audio/flac', format: new FlacOutputFormat() },
  { contentType: 'audio/wav', format: new WavOutputFormat() },
  { contentType: 'audio/ogg', format: new OggOutputFormat() },
  { contentType: 'audio/mp4', format: new Mp4OutputFormat({ fastStart: 'in-memory' }) },
]

async function shapeOf(track: InputAudioTrack): Promise<Shape> {
  const { codec } = track
  const config = await track.getDecoderConfig()
  const found = formats.find(({ format }) => codec && format.getSupportedAudioCodecs().includes(codec))
  if (!codec || !config || !found) throw new Indivisible('The sound is encoded in another way')
  return { ...found, codec, config, description: config.description?.byteLength ?? 0 }
}

/** A portion while it is written. */
function openFile({ codec, config, format, contentType }: Shape) {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const sound = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(sound)
  let from = 0
  let to = 0
  const file = {
    size: 0,
    add: async (packet: EncodedPacket): Promise<void> => {
      if (file.size === 0) {
        await output.start()
        from = packet.timestamp
      }
      to = packet.timestamp + packet.duration
      file.size += packet.data.length + bytesAPacket
      await sound.add(packet.clone({ timestamp: packet.timestamp - from }), { decoderConfig: config })
    },
    end: async (beginsAt: number): Promise<Portion> => {
      await output.finalize()
      const at = (seconds: number) => Math.max(0, Math.round((seconds - beginsAt) * 1_000))
      const bytes = new Uint8Array(target.buffer as ArrayBuffer)
      return { bytes, contentType, from: at(from), to: at(to) }
    },
  }
  return file
}

/** The packets of the last moment. */
class RecentPackets {
  #packets: EncodedPacket[] = []

  keep(packet: EncodedPacket): void {
    this.#packets.push(packet)
    const since = packet.timestamp + packet.duration - repeatedSeconds
    while ((this.#packets[0]?.timestamp ?? since) < since) this.#packets.shift()
  }

  /** The last ones that together are not larger. */
  within(mostBytes: number): EncodedPacket[] {
    let left = mostBytes
    const first = this.#packets.findLastIndex(({ data }) => {
      left -= data.length + bytesAPacket
      return left < 0
    })
    return this.#packets.slice(first + 1)
  }
}
