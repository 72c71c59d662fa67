/**
 * Room for files that come in: so many uploads at once, and never the last of the disk, which the database and the
 * index may need.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSeats, networkOf, type SeatBounds } from '../access/index.ts'
import { AppError } from '../contract/index.ts'
import { freeBytes, leastFree } from '../files/room.ts'
import { callerLeft } from './uploads.ts'

export interface UploadBounds extends SeatBounds {
  /** Bytes of the disk that uploads leave free. */
  leastFree: number
}

/** A browser has six connections. */
const usualBounds: UploadBounds = { perCaller: 6, inAll: 500, leastFree }

export interface UploadRoom {
  folder: string
  /**
   * Lets an upload of at most so many bytes in, until it is answered.
   * @throws AppError request.too_many, server.unavailable
   */
  enter(request: FastifyRequest, reply: FastifyReply, bytes: number): Promise<void>
}

export function openUploadRoom(
  folder = join(tmpdir(), 'mizan-uploads'),
  some: Partial<UploadBounds> = {},
): UploadRoom {
  const bounds = { ...usualBounds, ...some }
  const seats = createSeats(bounds)
  let expected = 0
  return {
    folder,
    enter: async ({ caller, ip }, { raw }, bytes) => {
      if (raw.closed) throw Object.assign(new Error('The caller has left'), { code: callerLeft })
      const leave = seats.take(caller ? `person ${caller.userId}` : `network ${networkOf(ip)}`)
      expected += bytes
      raw.once('close', () => {
        expected -= bytes
        leave()
      })
      if ((await freeBytes(folder)) - expected < bounds.leastFree)
        throw new AppError('server.unavailable', { retryAfter: 60 })
    },
  }
}
