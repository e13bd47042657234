import { startGivingWay } from './give-way.ts';

describe('a long computation', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lets waiting requests run whenever it has kept the thread for a while, and not before', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const giveWay = startGivingWay();
    const order: string[] = [];
    setImmediate(() => order.push('request'));
    now.mockReturnValue(1010);
    await giveWay();
    order.push('first step');
    now.mockReturnValue(1020);
    await giveWay();
    order.push('second step');
    expect(order).toEqual(['first step', 'request', 'second step']);
    // its turn has begun again
    expect(giveWay()).toBeUndefined();
  });
});
