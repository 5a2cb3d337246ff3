import { createServer } from 'node:net'

/** Implements as much of PostgreSQL's protocol (version 3.0) as reading its version takes. */
export function oldPostgres(version: string) {
  return createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
      socket.on('data', (requested) => {
        if (requested[0] !== 'Q'.charCodeAt(0)) return
        const column = Buffer.concat([text('server_version'), Buffer.alloc(18)])
        const value = Buffer.from(version)
        socket.write(
          Buffer.concat([
            message('T', Buffer.concat([int16(1), column])),
            message('D', Buffer.concat([int16(1), int32(value.length), value])),
            message('C', text('SHOW')),
            message('Z', Buffer.from('I')),
          ]),
        )
      })
    })
  })
}

function message(type: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content])
}

function text(content: string): Buffer {
  return Buffer.from(`${content}\0`)
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeInt16BE(value)
  return buffer
}
