import { BarCode, CardBars, QrDrawing } from './CodeDrawing';

export const states = {
  bars: <BarCode digits="23793381286000000000300000063305189340000002" label="Código de barras do boleto" />,
  'bars of a card': <CardBars text="100234" label="Código de barras da carteira" />,
  'QR code': <QrDrawing text="https://catalogo.example/conferir?codigo=K7QF-2M9D-XR47" label="Código da declaração" />,
};
