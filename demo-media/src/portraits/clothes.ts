import type { Canvas } from '../core/canvas'
import { mix } from '../core/color'
import { line, shape } from '../core/shapes'
import { skinShade } from './face'
import type { Clothes, PersonLook } from './person-look'

/** Neck, shoulders and clothes, in the units of the face. */
export function drawBody(canvas: Canvas, look: PersonLook, cloth: string, ink: string): void {
  const b = look.build ?? 1
  const n = look.presents === 'man' ? 50 : 38
  const side = look.light ?? 1
  const dark = skinShade(look.skin)
  const x = (value: number) => value * b
  const shoulders = `M${-n} 60C${-n} 140 ${-n - 4} 156 ${x(-110)} 178C${x(-188)} 200 ${x(-214)} 234 ${x(-228)} 400H${x(228)}C${x(214)} 234 ${x(188)} 200 ${x(110)} 178C${n + 4} 156 ${n} 140 ${n} 60Z`
  const glow = canvas.linear(
    [side * 180, 120],
    [side * -180, 300],
    [
      [0, mix(look.skin, '#fff1e0', 0.18)],
      [0.45, look.skin],
      [1, mix(look.skin, dark, 0.75)],
    ],
  )
  canvas.add(shape(shoulders, glow))
  const clip = canvas.clip(`<path d="${shoulders}"/>`)
  canvas.add(
    `<g clip-path="${clip}">`,
    shape(
      `M${-n - 6} 62C-30 116 30 116 ${n + 6} 62V92C${n * 0.7} 150 ${side * -n * 1.3} 170 ${side * -n * 1.6} 190L${side * -n * 1.7} 90Z`,
      dark,
      { opacity: 0.55 },
    ),
    line(`M${x(-14)} 182Q${x(-60)} 176 ${x(-104)} 190`, dark, 4, { opacity: 0.35 }),
    line(`M${x(14)} 182Q${x(60)} 176 ${x(104)} 190`, dark, 4, { opacity: 0.35 }),
    '</g>',
  )
  const fabric = canvas.linear(
    [side * 190, 170],
    [side * -190, 400],
    [
      [0, mix(cloth, '#ffffff', 0.24)],
      [0.4, cloth],
      [1, mix(cloth, ink, 0.6)],
    ],
  )
  const fold = mix(cloth, ink, 0.55)
  const outer = `C${x(-190)} 198 ${x(-218)} 232 ${x(-234)} 404H${x(234)}C${x(218)} 232 ${x(190)} 198`
  const dress: Record<Clothes, () => string[]> = {
    tank: () => [
      shape(
        `M${x(-128)} 176C${x(-120)} 250 ${x(-150)} 290 ${x(-160)} 404H${x(160)}C${x(150)} 290 ${x(120)} 250 ${x(128)} 176L${x(86)} 168C${x(80)} 250 ${x(-80)} 250 ${x(-86)} 168Z`,
        fabric,
      ),
      line(`M${x(-86)} 170C${x(-80)} 250 ${x(80)} 250 ${x(86)} 170`, fold, 4, { opacity: 0.5 }),
    ],
    tee: () => [
      shape(
        `M${x(-74)} 162${outer} ${x(74)} 162C${x(60)} 216 ${x(-60)} 216 ${x(-74)} 162Z`,
        fabric,
      ),
      line(`M${x(-74)} 163C${x(-60)} 218 ${x(60)} 218 ${x(74)} 163`, fold, 7, { opacity: 0.55 }),
      line(
        `M${x(-150)} 404Q${x(-152)} 300 ${x(-168)} 262M${x(150)} 404Q${x(152)} 300 ${x(168)} 262`,
        fold,
        4,
        { opacity: 0.4 },
      ),
    ],
    crew: () => [
      shape(`M${-n - 16} 138${outer} ${n + 16} 138C${n} 176 ${-n} 176 ${-n - 16} 138Z`, fabric),
      line(`M${-n - 14} 142C${-n} 180 ${n} 180 ${n + 14} 142`, fold, 9, { opacity: 0.6 }),
      line(
        `M${x(-150)} 404Q${x(-152)} 300 ${x(-168)} 262M${x(150)} 404Q${x(152)} 300 ${x(168)} 262`,
        fold,
        4,
        { opacity: 0.4 },
      ),
    ],
    zip: () => [
      shape(
        `M${-n - 20} 122${outer} ${n + 20} 122C${n + 6} 150 26 190 0 214C-26 190 ${-n - 6} 150 ${-n - 20} 122Z`,
        fabric,
      ),
      shape(
        `M${-n - 20} 122C${-n - 34} 160 -36 204 0 236C36 204 ${n + 34} 160 ${n + 20} 122C${n + 6} 150 26 190 0 214C-26 190 ${-n - 6} 150 ${-n - 20} 122Z`,
        mix(cloth, '#ffffff', 0.3),
      ),
      line('M0 232V404', mix(cloth, '#ffffff', 0.55), 4.5, { opacity: 0.8 }),
    ],
    hoodie: () => [
      shape(
        `M${-n - 62} 132C${-n - 60} 170 ${x(-116)} 178 ${x(-150)} 186C${x(-206)} 200 ${x(-228)} 246 ${x(-238)} 404H${x(238)}C${x(228)} 246 ${x(206)} 200 ${x(150)} 186C${x(116)} 178 ${n + 60} 170 ${n + 62} 132C${n + 34} 104 ${n + 4} 108 ${n} 122C${n - 8} 180 ${-n + 8} 180 ${-n} 122C${-n - 4} 108 ${-n - 34} 104 ${-n - 62} 132Z`,
        fabric,
      ),
      shape(
        `M${-n - 62} 132C${-n - 40} 196 -30 226 0 232C30 226 ${n + 40} 196 ${n + 62} 132C${n + 30} 168 ${n - 4} 186 0 190C${-n + 4} 186 ${-n - 30} 168 ${-n - 62} 132Z`,
        fold,
        { opacity: 0.45 },
      ),
      line('M-24 222Q-30 270 -26 304M24 222Q30 270 27 296', mix(cloth, '#ffffff', 0.6), 5),
    ],
    wrap: () => [
      shape(`M${x(-96)} 168${outer} ${x(96)} 168L${x(20)} 300Z`, fabric),
      shape(
        `M${x(-96)} 168L${x(70)} 404H${x(-60)}C${x(-120)} 330 ${x(-128)} 240 ${x(-130)} 182Z`,
        mix(cloth, ink, 0.25),
        { opacity: 0.7 },
      ),
      line(`M${x(96)} 168L${x(-44)} 360`, fold, 4, { opacity: 0.4 }),
    ],
  }
  canvas.add(...dress[look.clothes]())
}
