/**
 * Room for arriving files: a limited number of uploads at once, and never the last of the disk, which the database
 * and the index may need.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSeats, type SeatBounds, sitterOf } from '../access/index.ts'
import { AppError } from '../contract/index.ts'
import { freeBytes, leastFree } from '../files/room.ts'
import { callerLeft } from './uploads.ts'

export interface UploadBounds extends SeatBounds {
  /** Bytes of the disk that uploads leave free. */
  leastFree: number
}

/** A browser has six connections. */
const usualBounds: UploadBounds = { inAll: 500, perOffice: 120, perPerson: 6, waiting: 60, leastFree }

export interface UploadRoom {
  folder: string
  /**
   * Admits an upload of at most so many bytes until it is answered. @throws AppError request.too_many, request.busy,
   * server.unavailable
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
      const hasLeft = () => raw.closed
      const leave = await seats.take(
        sitterOf({ ...(caller && { caller }), client: { address: ip, agent: '', hasLeft } }),
      )
      // Later nothing would report that the caller has left.
      if (hasLeft()) {
        leave()
        throw Object.assign(new Error('The caller has left'), { code: callerLeft })
      }
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
