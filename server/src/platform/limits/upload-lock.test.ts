import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { reserveUpload, runReservedUpload } from './upload-lock.ts';

const aReply = () => ({ raw: new ServerResponse(new IncomingMessage(new Socket())) });

it('an upload lock is held until its work ends, even when the client disconnects', async () => {
  const reply = aReply();
  await reserveUpload('erp', reply);
  let finish = () => {};
  const work = runReservedUpload(reply, () => new Promise<void>((ended) => (finish = ended)));
  reply.raw.emit('close');
  await expect(reserveUpload('erp', aReply())).rejects.toMatchObject({ code: 'TooManyConcurrentRequests' });
  await reserveUpload('another', aReply());
  finish();
  await work;
  await expect
    .poll(() =>
      reserveUpload('erp', aReply()).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
